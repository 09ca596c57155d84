import './styled.css';
