/** On its own, so that the code of the tag, and of nothing else, comes when a page shows one. */
export { Tag as OriginalTag } from '@rspress/core/theme-original';
