package io.stardeck.stccg.laws;

import io.stardeck.engine.testkit.KeptRecords;
import io.stardeck.stccg.StccgGame;
import net.jqwik.api.Example;

class KeptRecordsTest {
  @Example
  void whatWasSavedIsReadAndReplayed() {
    KeptRecords.hold(new StccgGame(), "io/stardeck/stccg/records");
  }
}
