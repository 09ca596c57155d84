import postmarkUrl from './postmarks/stamp.svg';
import stampUrl from './stamp.svg';

for (const url of [stampUrl, postmarkUrl]) {
  const image = document.createElement('img');
  image.src = url;
  image.alt = '';
  document.body.append(image);
}
