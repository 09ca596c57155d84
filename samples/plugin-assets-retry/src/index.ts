const button = document.createElement('button');
button.textContent = 'Show the map';
button.addEventListener('click', async () => {
  const { drawMap } = await import(/* webpackChunkName: "map" */ './map');
  drawMap(document.body);
});
document.body.append(button);
