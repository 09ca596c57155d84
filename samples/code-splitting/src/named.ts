const button = document.createElement('button');
button.textContent = 'Show chart';
button.addEventListener('click', async () => {
  const { drawChart } = await import(
    /* webpackChunkName: "chart", webpackPrefetch: true */
    './chart'
  );
  drawChart(document.body.appendChild(document.createElement('div')));
});

document.body.append(button);
