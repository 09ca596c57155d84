export const draw = (points: number): string => `Home team: ${points}`;
