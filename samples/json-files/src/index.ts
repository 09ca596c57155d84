import line from './line.json';

const title = document.createElement('h1');
title.textContent = `Line ${line.line}`;

const list = document.createElement('ol');
for (const stop of line.stops) {
  const item = document.createElement('li');
  item.textContent = `${stop.name}, ${stop.minutes} min`;
  list.append(item);
}

document.body.append(title, list);
