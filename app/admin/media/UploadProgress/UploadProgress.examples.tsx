import { nothing, upload } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { UploadProgress } from './UploadProgress.tsx';

const shared = { onCancel: nothing, onRetry: nothing };

export const examples: Examples = {
  Waiting: <UploadProgress {...shared} upload={{ ...upload, status: 'waiting', progress: 0 }} />,
  'Under way': <UploadProgress {...shared} upload={upload} />,
  Failed: (
    <UploadProgress
      {...shared}
      upload={{ ...upload, status: 'failed', message: 'Upload failed. Please try again.' }}
    />
  ),
};
