export { default as DateField } from './lib/date-field';
export { default as Tag } from './lib/tag';
