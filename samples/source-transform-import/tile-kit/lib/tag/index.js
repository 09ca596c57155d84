export default (text) => `<span class="tag">${text}</span>`;
