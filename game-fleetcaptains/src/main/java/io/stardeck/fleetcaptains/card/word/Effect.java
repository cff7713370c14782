package io.stardeck.fleetcaptains.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import java.util.Optional;

/**
 * One word of what a card does, once. Words about a ship or a tile are about the ship that plays,
 * resolves or carries the card, and the tile that it is in, unless {@link OnTarget} or {@link
 * ForEach} says otherwise.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
public sealed interface Effect extends io.stardeck.engine.script.Effect {
  /** A word that says how many, or how often. */
  interface Counted {
    /** 1 to 99. */
    int amount();
  }

  /** A word with what follows a test. */
  interface Tested extends io.stardeck.engine.script.Effect {
    /** What follows if it is passed. */
    ImmutableList<Effect> onPass();

    /** What follows if it is failed. */
    ImmutableList<Effect> onFail();

    @Override
    default ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(onPass(), onFail());
    }
  }

  /** A word that says what others are about. */
  interface Leading extends io.stardeck.engine.script.Effect {
    /** The others. */
    ImmutableList<Effect> effects();

    @Override
    default ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(effects());
    }
  }

  /** Only in a card window of a test: for that test; any system unless told. */
  @JsonTypeName("MODIFY_TEST")
  record ModifyTest(Optional<ShipSystem> system, Who side, int amount) implements Effect {}

  /** In a card window of a test, or before damage is dealt: so much less of it; all unless told. */
  @JsonTypeName("PREVENT_DAMAGE")
  record PreventDamage(Optional<Integer> amount) implements Effect {}

  /** The card that was played before it is cancelled: in a response, or in a test. */
  @JsonTypeName("CANCEL_CARD")
  record CancelCard() implements Effect {}

  /** Damage to the ship. */
  @JsonTypeName("DEAL_DAMAGE")
  record DealDamage(int amount) implements Effect, Counted {}

  /**
   * A system token: so much more or less, or disabled; on the system that was chosen if not told.
   */
  @JsonTypeName("PLACE_SYSTEM_TOKEN")
  record PlaceSystemToken(Optional<ShipSystem> system, Optional<Integer> amount)
      implements Effect {}

  /** Harmful system tokens of the ship go: those of that system, or all. */
  @JsonTypeName("REMOVE_SYSTEM_TOKEN")
  record RemoveSystemToken(Optional<ShipSystem> system) implements Effect {}

  /** The alert level of the ship becomes one step better. */
  @JsonTypeName("REPAIR_ALERT")
  record RepairAlert() implements Effect {}

  /** The player scores points. */
  @JsonTypeName("GAIN_VP")
  record GainVp(int amount) implements Effect, Counted {}

  /** The player's fleet may be so much larger. */
  @JsonTypeName("GAIN_FLEET_LIMIT")
  record GainFleetLimit(int amount) implements Effect, Counted {}

  /** An own control token in the tile, or one enemy token less; so many times. */
  @JsonTypeName("PLACE_CONTROL")
  record PlaceControl(int amount) implements Effect, Counted {}

  /** Control tokens of whoever has them in the tile go. */
  @JsonTypeName("REMOVE_CONTROL")
  record RemoveControl(int amount) implements Effect, Counted {}

  /** That installation is built in the tile, in one step ({@code FC-INS-06}). */
  @JsonTypeName("BUILD")
  record Build(InstallationKind kind) implements Effect {}

  /** The installation of the tile is destroyed. */
  @JsonTypeName("DESTROY_INSTALLATION")
  record DestroyInstallation() implements Effect {}

  /** The ship may take so many more actions in this turn; the player's limit stays. */
  @JsonTypeName("GRANT_ACTION")
  record GrantAction(int amount) implements Effect, Counted {}

  /** The ship may maneuver once more in this turn. */
  @JsonTypeName("GRANT_MANEUVER")
  record GrantManeuver() implements Effect {}

  /** The ship may adjust once more in this turn. */
  @JsonTypeName("GRANT_POWER_ADJUSTMENT")
  record GrantPowerAdjustment() implements Effect {}

  /** The uncloaked ship is moved, which is no maneuver ({@code FC-D-77}). */
  @JsonTypeName("MOVE_SHIP")
  record MoveShip(Destination to) implements Effect {}

  /** The player looks at the tile, and puts a scan token on it. */
  @JsonTypeName("PEEK_TILE")
  record PeekTile() implements Effect {}

  /** The ship explores the tile ({@code FC-D-89}). */
  @JsonTypeName("EXPLORE_TILE")
  record ExploreTile() implements Effect {}

  /** The tile, if nothing is on it, makes way for the top one of the location pile, face down. */
  @JsonTypeName("REPLACE_TILE")
  record ReplaceTile() implements Effect {}

  /** The cloaked ship has to decloak. */
  @JsonTypeName("DECLOAK")
  record Decloak() implements Effect {}

  /** The cloak token that was chosen is shown ({@code FC-D-38}). */
  @JsonTypeName("REVEAL_TOKEN")
  record RevealToken() implements Effect {}

  /** The cloaked ship puts out an echo, if that is possible. */
  @JsonTypeName("PLACE_ECHO")
  record PlaceEcho() implements Effect {}

  /** The player draws command cards. */
  @JsonTypeName("DRAW_COMMAND")
  record DrawCommand(int amount) implements Effect, Counted {}

  /** Cards of a hand go to the discard pile, and are replaced. */
  @JsonTypeName("DISCARD_COMMAND")
  record DiscardCommand(Who who, int amount, Chooser chooser) implements Effect, Counted {}

  /** An empty place of the display of missions is filled. */
  @JsonTypeName("DRAW_MISSION")
  record DrawMission() implements Effect {}

  /** Crew of the ship is discarded: the card that was chosen, if one was. */
  @JsonTypeName("DISCARD_CREW")
  record DiscardCrew(int amount, Chooser chooser) implements Effect, Counted {}

  /** The crew card that was chosen becomes a captive on the ship. */
  @JsonTypeName("CAPTURE_CREW")
  record CaptureCrew() implements Effect {}

  /** An item of the enemy ship's cargo, which its opponent chooses, comes aboard the ship. */
  @JsonTypeName("TAKE_CARGO")
  record TakeCargo() implements Effect {}

  /** An item of the ship's cargo, which its player chooses, goes aboard the enemy ship. */
  @JsonTypeName("GIVE_CARGO")
  record GiveCargo() implements Effect {}

  /** Something holds for the ship until then ({@code FC-D-89}). */
  @JsonTypeName("IMPOSE")
  record Impose(Standing standing, Until until) implements Effect {}

  /** The card itself goes to the trash. */
  @JsonTypeName("TRASH_THIS")
  record TrashThis() implements Effect {}

  /** The card itself goes to its owner's discard pile. */
  @JsonTypeName("DISCARD_THIS")
  record DiscardThis() implements Effect {}

  /** The card itself is laid at the ship or the tile, and stays there. */
  @JsonTypeName("ATTACH_THIS")
  record AttachThis(Attach to) implements Effect {}

  /** The encounter itself becomes cargo of the ship. */
  @JsonTypeName("GAIN_AS_CARGO")
  record GainAsCargo() implements Effect {}

  /** The ship spends its action of this turn; the player's limit stays. */
  @JsonTypeName("SPEND_SHIP_ACTION")
  record SpendShipAction() implements Effect {}

  /** The ship gives up its maneuver of this turn. */
  @JsonTypeName("FORGO_MANEUVER")
  record ForgoManeuver() implements Effect {}

  /**
   * A test of the ship.
   *
   * @param levelOf the level, if it is not fixed
   * @param together whether all own uncloaked ships of the tile take part ({@code FC-D-19})
   */
  @JsonTypeName("TEST")
  record Test(
      ShipSystem system,
      int level,
      Optional<Amount> levelOf,
      boolean together,
      ImmutableList<Effect> onPass,
      ImmutableList<Effect> onFail)
      implements Effect, Tested {}

  /** A test of an own ship against the enemy ship that was chosen first. */
  @JsonTypeName("OPPOSED_TEST")
  record OpposedTest(
      ShipSystem system,
      ShipSystem targetSystem,
      ImmutableList<Effect> onPass,
      ImmutableList<Effect> onFail)
      implements Effect, Tested {}

  /** The owner of the ship, or the opponent, chooses one. */
  @JsonTypeName("CHOOSE")
  record Choose(Who by, ImmutableList<Choice> options) implements Effect {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      ImmutableList.Builder<ImmutableList<Effect>> lists = ImmutableList.builder();
      options.forEach(option -> lists.add(option.effects()));
      return lists.build();
    }
  }

  /** What follows is about what was chosen: a ship, a tile, a card, a token or a system. */
  @JsonTypeName("ON_TARGET")
  record OnTarget(int target, ImmutableList<Effect> effects) implements Effect, Leading {}

  /** What follows is carried out for each of them. */
  @JsonTypeName("FOR_EACH")
  record ForEach(Each each, ImmutableList<Effect> effects) implements Effect, Leading {}

  /** One or the other. */
  @JsonTypeName("IF")
  record If(Condition when, ImmutableList<Effect> then, ImmutableList<Effect> otherwise)
      implements Effect {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(then, otherwise);
    }
  }
}
