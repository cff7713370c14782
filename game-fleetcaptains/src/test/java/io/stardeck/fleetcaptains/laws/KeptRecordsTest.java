package io.stardeck.fleetcaptains.laws;

import io.stardeck.engine.testkit.KeptRecords;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import net.jqwik.api.Example;

class KeptRecordsTest {
  @Example
  void whatWasSavedIsReadAndReplayed() {
    KeptRecords.hold(new FleetCaptainsGame(), "io/stardeck/fleetcaptains/records");
  }
}
