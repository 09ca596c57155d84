import './knot.css';
import './rope.css';
