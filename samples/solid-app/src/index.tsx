import { render } from 'solid-js/web';
import { App } from './App';
import './styles.css';

const container = document.getElementById('root');

if (container) {
  render(() => <App />, container);
}
