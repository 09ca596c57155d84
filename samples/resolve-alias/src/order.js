import { formatPrice } from '@/lib/price';
import { header } from '@/theme/header';

document.body.append(header, formatPrice(24));
