// A thread of the server: looks through everything that is kept, over connections of its own.
import { lookInThread } from '@adjutant/integrity/thread';

lookInThread();
