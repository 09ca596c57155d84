export interface Berth {
  pier: string;
  number: number;
  length: number;
}

export async function freeBerths(): Promise<Berth[]> {
  const response = await fetch('/api/berths');
  return response.json();
}
