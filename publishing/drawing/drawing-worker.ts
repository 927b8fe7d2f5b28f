import { serveTasks } from '#media/pictures/serve-tasks.ts';
import { drawingTasks } from './drawing-tasks.ts';

serveTasks(drawingTasks);
