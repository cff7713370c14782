package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.engine.GameEvent;

/**
 * What happens in a game: section 4.3 of the catalogue. A thing that not all may see has a form for
 * each audience.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface DeckbuilderEvent extends GameEvent
    permits TurnStarted,
        CardPlayed,
        EffectUsed,
        XpChanged,
        AllowanceChanged,
        BonusGained,
        ShipBonusGained,
        DiscountGained,
        PreventionGained,
        CardGained,
        SlotRefilled,
        CardSearched,
        StarbaseReshuffled,
        DeckReshuffled,
        CardsDrawn,
        CardsDiscarded,
        CardTrashed,
        CardMoved,
        CardsSeen,
        DeckReordered,
        CardNamed,
        NameJudged,
        CardsRevealed,
        SpaceCardFlipped,
        MissionPlaced,
        MissionReturned,
        MissionCompleted,
        GoalMet,
        GoalFailed,
        DiplomacyWon,
        DamageAssigned,
        DamagePrevented,
        DamageTaken,
        ShipRepaired,
        ShipDefeated,
        ShipUndefeated,
        FlagshipDefeated,
        FlagshipChanged,
        BattleStarted,
        BattleEnded,
        WarWon,
        BorgCardGiven,
        BorgCardsShown,
        PlayerAssimilated,
        CubeDefeated,
        InfluenceTaken,
        InfluenceLost,
        PlayerOut,
        PlayerAgreed,
        TurnEnded,
        GameEnded {}
