import { maxShortlistLines } from '#inbox/submit/shortlist-size.shared.ts';
import styles from './ListNotice.module.css';

const words = {
  blocked: 'Your browser has no room for the list. It works until you leave: send or share it before.',
  full: `Your list has ${maxShortlistLines} stones, which is as many as it holds. Please take some out first.`,
};

let shown: HTMLElement | undefined;

/** Says why a stone is not kept, over whatever page it is; once for each reason at a time. */
export function showListNotice(problem: keyof typeof words): void {
  if (shown?.dataset.problem === problem) return;
  shown?.remove();
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  notice.dataset.problem = problem;
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = words[problem];
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => {
    notice.remove();
    shown = undefined;
  });
  notice.append(text, close);
  document.body.append(notice);
  shown = notice;
}
