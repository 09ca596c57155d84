import { footer } from '@theme/footer';
import { header } from '@theme/header';

document.body.append(header, footer);
