export default function Placeholder() {
  return <h1>dashboard</h1>;
}
