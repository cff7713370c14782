package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.GameEvent;

/**
 * What happens in a game: section 2.6 of the catalogue. Who may not see a card is told the same
 * without it.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface BattleForceEvent extends GameEvent
    permits RacePicked,
        ShipDrafted,
        ShipsDealt,
        FleetChosen,
        SetupRevealed,
        CardDrawn,
        CardStashed,
        CardDiscarded,
        DeckReshuffled,
        ShipRepaired,
        ShipReinforced,
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
        CardsRedrawn,
        SecondFormationBegan,
        Passed,
        OrderCardDealt,
        OrderNumberCalled,
        TurnBegan,
        TurnEnded,
        PlayerOut,
        PlayerBack,
        GameEnded {}
