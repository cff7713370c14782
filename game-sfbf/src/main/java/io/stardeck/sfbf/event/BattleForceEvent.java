package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.GameEvent;

/**
 * What happens in a game: section 2.6 of the catalogue. A thing that not all may see has a form for
 * each audience.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @Type(SetupRevealed.class),
  @Type(CardDrawn.class),
  @Type(UnknownCardDrawn.class),
  @Type(CardStashed.class),
  @Type(UnknownCardStashed.class),
  @Type(CardDiscarded.class),
  @Type(DeckReshuffled.class),
  @Type(ShipRepaired.class),
  @Type(ShipReinforced.class),
  @Type(UnknownShipReinforced.class),
  @Type(ShipMoved.class),
  @Type(DeviceOn.class),
  @Type(DeviceOff.class),
  @Type(AttackDeclared.class),
  @Type(CounterPlayed.class),
  @Type(DefencePlayed.class),
  @Type(FireOpened.class),
  @Type(FireSupported.class),
  @Type(ReactionPlayed.class),
  @Type(DieRolled.class),
  @Type(DamageDealt.class),
  @Type(BoxDamaged.class),
  @Type(ShipDestroyed.class),
  @Type(ShipCaptured.class),
  @Type(ForcedAdvance.class),
  @Type(FlotillaDestroyed.class),
  @Type(SquadronLost.class),
  @Type(CeasefirePlayed.class),
  @Type(OrderCardDealt.class),
  @Type(OrderNumberCalled.class),
  @Type(TurnBegan.class),
  @Type(TurnEnded.class),
  @Type(PlayerOut.class),
  @Type(PlayerBack.class),
  @Type(GameEnded.class)
})
public sealed interface BattleForceEvent extends GameEvent
    permits SetupRevealed,
        CardDrawn,
        UnknownCardDrawn,
        CardStashed,
        UnknownCardStashed,
        CardDiscarded,
        DeckReshuffled,
        ShipRepaired,
        ShipReinforced,
        UnknownShipReinforced,
        ShipMoved,
        DeviceOn,
        DeviceOff,
        AttackDeclared,
        CounterPlayed,
        DefencePlayed,
        FireOpened,
        FireSupported,
        ReactionPlayed,
        DieRolled,
        DamageDealt,
        BoxDamaged,
        ShipDestroyed,
        ShipCaptured,
        ForcedAdvance,
        FlotillaDestroyed,
        SquadronLost,
        CeasefirePlayed,
        OrderCardDealt,
        OrderNumberCalled,
        TurnBegan,
        TurnEnded,
        PlayerOut,
        PlayerBack,
        GameEnded {}
