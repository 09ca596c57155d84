/** A separate module, so that only this component is loaded on pages with a tag. */
export { Tag as OriginalTag } from '@rspress/core/theme-original';
