import './rope.css';
import './knot.css';
