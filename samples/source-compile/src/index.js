import { getLocator } from 'locate-character';

const position = getLocator('Kingfisher\nHeron')('Heron');
document.body.textContent = `Line ${position.line + 1}`;
