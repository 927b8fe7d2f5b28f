declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    readonly store: {
      getBucket: (bucket: string) => Promise<object | undefined>;
      listObjects: (
        bucket: string,
        options: { prefix: string },
      ) => Promise<{ objects: { key: string; size: number; lastModifiedDate: Date }[] }>;
      existsObject: (bucket: string, key: string) => Promise<boolean>;
      getResourcePath: (bucket: string, key: string | undefined, resource: string) => string;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
