export const render = () => `<h1>${SITE_NAME}</h1>`;
