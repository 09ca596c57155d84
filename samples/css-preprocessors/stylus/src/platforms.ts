import './platforms.styl';
