declare module '*.styles.css' {
  const styles: Record<string, string>;
  export default styles;
}
