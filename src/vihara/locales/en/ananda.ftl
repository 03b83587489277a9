# ananda
