export default function Placeholder() {
  return <h1>gallery</h1>;
}
