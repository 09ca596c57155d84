/** Adds a comment at the start of a stylesheet. */
module.exports = function stamp(source) {
  return `/*! ${this.getOptions().text} */\n${source}`;
};
