import './index.css';

const tonight = document.createElement('button');
tonight.textContent = 'The sky tonight';
tonight.onclick = async () => {
  const { showSky } = await import(/* webpackChunkName: "sky" */ './sky');
  showSky();
};

const records = document.createElement('button');
records.textContent = 'All observations';
records.onclick = async () => {
  const { showArchive } = await import(/* webpackChunkName: "archive" */ './archive');
  showArchive();
};

document.body.append(tonight, records);
