// Without width and height, CSS decides how large the icon is.
module.exports = (svg) => svg.replace(/ (?:width|height)="[^"]*"/g, '').trim();
