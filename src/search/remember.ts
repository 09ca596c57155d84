/**
 * A function that keeps its last answers.
 *
 * @param size - number of answers kept; the oldest goes first
 * @param make - a pure function of its key
 */
export function remember<T>(size: number, make: (key: string) => T): (key: string) => T {
  const answers = new Map<string, T>();
  return (key) => {
    if (answers.has(key)) return answers.get(key) as T;
    const answer = make(key);
    answers.set(key, answer);
    const oldest = answers.keys().next().value;
    if (answers.size > size && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
