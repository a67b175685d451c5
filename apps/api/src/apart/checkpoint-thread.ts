// A thread of the server: carries the write-ahead log of its event log over into the file.
import { checkpointInThread } from '@adjutant/store';

checkpointInThread();
