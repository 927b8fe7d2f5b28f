import type { ListProblem } from '../kept-lines.ts';
import styles from './ListNotice.module.css';

let shown: HTMLElement | undefined;

/** Says why a stone is not kept, over whatever page it is; once for each reason at a time. */
export function showListNotice(problem: ListProblem, words: { text: string; close: string }): void {
  if (shown?.dataset.problem === problem) return;
  shown?.remove();
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  notice.dataset.problem = problem;
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = words.text;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = words.close;
  close.addEventListener('click', () => {
    notice.remove();
    shown = undefined;
  });
  notice.append(text, close);
  document.body.append(notice);
  shown = notice;
}
