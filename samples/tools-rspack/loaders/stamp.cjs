/** Puts a comment at the head of a style sheet. */
module.exports = function stamp(source) {
  return `/*! ${this.getOptions().text} */\n${source}`;
};
