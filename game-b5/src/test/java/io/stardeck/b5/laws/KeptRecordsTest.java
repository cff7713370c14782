package io.stardeck.b5.laws;

import io.stardeck.b5.B5Game;
import io.stardeck.engine.testkit.KeptRecords;
import net.jqwik.api.Example;

class KeptRecordsTest {
  @Example
  void whatWasSavedIsReadAndReplayed() {
    KeptRecords.hold(new B5Game(), "io/stardeck/b5/records");
  }
}
