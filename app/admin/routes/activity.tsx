export default function Placeholder() {
  return <h1>activity</h1>;
}
