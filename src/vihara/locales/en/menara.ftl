# menara
