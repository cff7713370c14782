package io.stardeck.sfbf.laws;

import io.stardeck.engine.testkit.KeptRecords;
import io.stardeck.sfbf.BattleForceGame;
import net.jqwik.api.Example;

class KeptRecordsTest {
  @Example
  void whatWasSavedIsReadAndReplayed() {
    KeptRecords.hold(new BattleForceGame(), "io/stardeck/sfbf/records");
  }
}
