const link = document.createElement('button');
link.textContent = 'The way up';
link.onclick = async () => {
  const { showRoute } = await import(/* webpackChunkName: "route" */ './route');
  showRoute();
};
document.body.append(link);
