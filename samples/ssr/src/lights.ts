export interface Light {
  name: string;
  metres: number;
  signal: string;
}

const lights = new Map<string, Light>([
  ['north-reef', { name: 'North Reef', metres: 21, signal: 'a flash every 15 seconds' }],
  ['gull-point', { name: 'Gull Point', metres: 34, signal: 'two flashes every 10 seconds' }],
]);

/** In a real project, a database query or a request to an API. */
export async function findLight(slug: string): Promise<Light | undefined> {
  return lights.get(slug);
}
