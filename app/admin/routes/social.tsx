export default function Placeholder() {
  return <h1>social</h1>;
}
