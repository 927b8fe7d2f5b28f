export default function Placeholder() {
  return <h1>feedback</h1>;
}
