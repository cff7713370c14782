package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import java.util.Optional;

/** What a test is made for, and so what follows from it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "goal")
public sealed interface TestGoal {
  /** Something goes to or from an enemy ship by the transporter. */
  sealed interface Transport extends TestGoal {
    /** The ship. */
    CardId target();
  }

  /** Damage to the target ({@code FC-CBT-04}). */
  @JsonTypeName("attack")
  record Strike() implements TestGoal {}

  /** The installation of that tile is destroyed ({@code FC-INS-13}). */
  @JsonTypeName("raze")
  record Raze(int space) implements TestGoal {}

  /** That token is turned up ({@code FC-SCN-07}). */
  @JsonTypeName("find")
  record Find(int token) implements TestGoal {}

  /** Something is beamed from or to the target ({@code FC-TRP-04}). */
  @JsonTypeName("beam")
  record Beam(CardId target) implements Transport {}

  /** That mission is completed ({@code FC-MSN-01}). */
  @JsonTypeName("complete")
  record Complete(CardId mission, Optional<MissionType> deck) implements TestGoal {}

  /** An away team boards the target ({@code FC-D-56}). */
  @JsonTypeName("board")
  record Board(CardId target) implements Transport {}

  /** Effects of a card or an encounter: the numbers of its lists. */
  @JsonTypeName("follow")
  record Follow(int onPass, int onFail, EffectRun run) implements TestGoal {}
}
