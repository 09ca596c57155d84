document.onclick = async () => {
  const { stops } = await import('./line.json');
  document.body.append(stops[0].name);
};
