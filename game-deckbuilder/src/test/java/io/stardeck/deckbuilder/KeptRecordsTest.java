package io.stardeck.deckbuilder;

import io.stardeck.engine.testkit.KeptRecords;
import net.jqwik.api.Example;

class KeptRecordsTest {
  @Example
  void whatWasSavedIsReadAndReplayed() {
    KeptRecords.hold(new DeckbuilderGame(), "io/stardeck/deckbuilder/records");
  }
}
