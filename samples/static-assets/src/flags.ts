const flags = import.meta.webpackContext('./assets/flags', { regExp: /\.svg$/ });

export function flagUrl(colour: string): string {
  return flags(`./${colour}.svg`) as string;
}
