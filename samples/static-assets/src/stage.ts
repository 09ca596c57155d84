import stage from './assets/stage-1.gpx';
import text from './assets/stage-1.gpx?raw';

const link = document.createElement('a');
link.href = stage;
link.download = 'stage-1.gpx';
link.textContent = `Stage 1, ${text.match(/<wpt /g)?.length ?? 0} waypoints`;
document.body.append(link);
