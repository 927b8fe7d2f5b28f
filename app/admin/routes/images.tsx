export default function Placeholder() {
  return <h1>images</h1>;
}
