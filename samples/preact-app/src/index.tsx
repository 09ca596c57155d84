import { render } from 'preact';
import { App } from './App';
import './styles.css';

const container = document.getElementById('root');

if (container) {
  render(<App />, container);
}
