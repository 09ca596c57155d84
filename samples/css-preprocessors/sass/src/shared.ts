import './curtain.scss';
